/** Gives an attribute of the element at hand by its local name. */
export type Attributes = (name: string) => string | undefined;
