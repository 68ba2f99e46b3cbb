/** The illustration kit: small pure functions that return SVG text. */
export * from './colour.ts';
export * from './dog.ts';
export * from './person.ts';
export * from './props.ts';
export * from './shapes.ts';
