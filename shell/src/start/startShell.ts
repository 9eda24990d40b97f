/**
 * Runs the shell's script, whose address and digest the page names as something to be fetched. What else it names like that is
 * needed now: browsers that fetch nothing ahead begin with it.
 *
 * @throws Error on a page that names no such script
 */
export function startShell(): void {
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=script]')];
  const [shell, ...others] = fetched;
  if (!shell) throw new Error('The page does not say what the shell is');
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = shell.crossOrigin;
  script.setAttribute('integrity', shell.getAttribute('integrity') ?? '');
  script.onerror = giveUp;
  script.src = shell.href;
  document.head.append(script);
  if (!shell.relList.supports('prefetch')) for (const link of others) link.rel = 'preload';
}

/** The page stays HTML: its links are the browser's again, the one that was clicked already among them. */
function giveUp(): void {
  delete document.documentElement.dataset.waiting;
  const link = window.earlyClick;
  if (link instanceof HTMLAnchorElement) window.location.assign(link.href);
}
