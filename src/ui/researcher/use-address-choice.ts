import { useSearchParams } from "react-router";

/** One choice of a page kept in the address under `name`; null while it is not made. Setting null takes it out. */
export function useAddressChoice(name: string): readonly [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string | null): void => {
    setParams(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params.get(name), change];
}
