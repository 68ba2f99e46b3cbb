/** Written by `npm run train -- snapshot --write`. */
export const weights: Readonly<Record<string, string>> = {};
