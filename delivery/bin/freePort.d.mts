export function servingPort(text?: string): Promise<number>;
export function firstFreePort(port: number): Promise<number>;
