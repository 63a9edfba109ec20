/** The type of a dictionary that has exactly the keys of another one, whatever its wording: Chinese is typed by English. */
export type SameShape<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string ? string : SameShape<Dictionary[Key]>;
};
