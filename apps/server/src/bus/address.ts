/** Whether a text names NATS servers: `nats://host:4222`, several with commas. */
export function isBusAddress(text: string): boolean {
	return text.split(',').every((each) => URL.canParse(each) && /^(?:nats|tls):\/\/[^/]/.test(each));
}
