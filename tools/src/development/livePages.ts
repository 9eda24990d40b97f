import type { Pages } from '@site/delivery/build';
import { problemText, SiteConfigError } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { escapeHtml } from '@site/shared/format';

/** Pages with the configuration as the file has it at each request; with a wrong one, a page that says what to write. */
export function livePages(
  started: SiteConfig,
  read: () => Promise<SiteConfig>,
  pagesOf: (config: SiteConfig) => Pages,
): Pages {
  return {
    isPage: pagesOf(started).isPage,
    async answerPage(request, response) {
      try {
        // The emulator keeps its port.
        const config = { ...(await read()), authEmulatorUrl: started.authEmulatorUrl };
        await pagesOf(config).answerPage(request, response);
      } catch (error) {
        if (!(error instanceof SiteConfigError)) throw error;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(mistakesPage(error));
      }
    },
  };
}

/** Loads again each second, so that it goes with the mistake. */
const mistakesPage = ({ problems }: SiteConfigError) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="1">
<title>Corrija os dados do site</title>
<style>
  body { max-width: 45rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  li { margin-block: 1rem }
</style>
<main>
<h1>Corrija os dados do site</h1>
<ul>${problems.map((problem) => `<li>${escapeHtml(problemText(problem))} <code>${escapeHtml(problem.key ?? '')}</code></li>`).join('')}</ul>
<p>Use o editor (<code>npm run content</code>), em Empresa e contato, ou o arquivo <code>site.config.json</code>. O site volta sozinho.</p>
</main>
`;
