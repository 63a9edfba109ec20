/** What the texts of one virtual respondent hold: ids of the answer points by item. An item not in it holds none. */
export type TruePoints = ReadonlyMap<string, readonly string[]>;
