export function toAscii(source: string): string;
