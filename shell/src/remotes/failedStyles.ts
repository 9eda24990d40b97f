/**
 * Takes those style sheets of a remote out of the page's head that did not arrive: webpack takes what stands there for
 * loaded, and asks for what doesn't.
 */
export async function dropFailedStyles(remote: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-remote="${remote}"]`);
  await Promise.all(
    [...links].map(async (link) => {
      if (!isInUse(link) && isUnderWay(link)) await settled(link);
      if (!isInUse(link)) link.remove();
    }),
  );
}

/** Chromium gives one with another digest no sheet, and one that was not fetched an empty or an unreadable sheet. */
function isInUse({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

const isUnderWay = ({ href }: HTMLLinkElement) =>
  document.readyState !== 'complete' && performance.getEntriesByName(href).length === 0;

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // By then all style sheets have come or failed.
    window.addEventListener('load', resolve);
  });
}
