import { useEffect, useState } from 'react';

/** Address of a file made in the page, for a download; null before the first effect and without a text. */
export function useFileAddress(text: string | null, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [text, type]);
  return address;
}
