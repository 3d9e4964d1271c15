/** Per cent of the size a pattern is drawn for. */
export const patternScales = { least: 50, most: 300 } as const;
