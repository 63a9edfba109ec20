/** Copies kept: enough for anyone's clipboard history. */
const KEPT = 50;

/** Remembers what was copied or cut inside the exam, so that only that can be pasted. */
export interface OwnText {
  readonly remember: (text: string) => void;
  /** True for what was remembered, and for what stands in one of `written`: text of the participant's own is no outside text. */
  readonly isOwn: (text: string, written: readonly string[]) => boolean;
}

/** Remembers nothing yet. White space does not count: what a browser copies and what it gives back differ in it. */
export function createOwnText(): OwnText {
  let kept: readonly string[] = [];
  return {
    remember: (text) => {
      const plain = plainOf(text);
      if (plain !== "") kept = [...kept.filter((other) => other !== plain), plain].slice(-KEPT);
    },
    isOwn: (text, written) => {
      const plain = plainOf(text);
      return kept.includes(plain) || written.some((other) => plainOf(other).includes(plain));
    },
  };
}

function plainOf(text: string): string {
  return text.replace(/\s+/g, "");
}
