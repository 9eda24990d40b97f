/** Characters of the typeface outside the site's subset (`siteCharacters`), without those in no file, such as the 2 of CO₂. */
const further =
  /(?![ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüªº°²³·×½–—‘’“”…])[\u00a1-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20c0\u2122\u2212]/;

interface Page {
  readonly subscribe: (listener: () => void) => () => void;
  readonly onIdle: (callback: () => void) => void;
  readonly addFaces: () => Promise<unknown>;
}

/** Adds the faces once the page shows such a character or a visitor types one: few visitors need them. */
export function addFacesWhenNeeded({ subscribe, onIdle, addFaces }: Page): void {
  let isAsked = false;
  const addIfNeeded = async (text: string) => {
    if (isAsked || !further.test(text)) return;
    isAsked = true;
    try {
      await addFaces();
      unsubscribe();
      document.removeEventListener('input', onInput);
    } catch {
      isAsked = false;
    }
  };
  const checkPage = () => onIdle(() => void addIfNeeded(document.body.textContent));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) void addIfNeeded(target.value);
  };
  const unsubscribe = subscribe(checkPage);
  document.addEventListener('input', onInput);
  checkPage();
}
