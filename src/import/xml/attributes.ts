/** Gives an attribute of the element at hand by its local name. */
export type AttributeLookup = (name: string) => string | undefined;
