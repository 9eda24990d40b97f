import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './inUse.later.css';
import './page.forced.css';
import './page.print.css';
import { fetchAhead } from './early/start/fetchAhead';
import { startMoment } from './early/start/startMoment';
import { inNextTask } from './inNextTask';
import type { MountableScript } from './mountable/createMountable';
import { pageObserver } from './observation/pageObserver';
import { configInPage, pinsInPage } from './pageData';
import { loadPreviewTools } from './preview/previewTools';
import { createDiscoveryClient } from './remotes/discoveryClient';
import { loadContainer, shareScope } from './remotes/loadContainer';
import { loadLater } from './remotes/loadScript';

// First, to observe failures of everything else.
pageObserver.start();
fetchAhead();
void start();

/** In one task, these steps would block an old phone for a quarter of a second. */
async function start(): Promise<void> {
  await inNextTask(startMoment);
  await inNextTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await inNextTask(() => import(/* webpackMode: "eager", webpackExports: ["createStore"] */ '@site/shared'));
  const config = configInPage();
  const withPreviewTools = await inNextTask(() => loadPreviewTools(config));
  const { startPage } = await inNextTask(() => import(/* webpackMode: "eager" */ './startPage'));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  startPage({
    root,
    config,
    ...withPreviewTools({
      pins: pinsInPage(),
      discovery: createDiscoveryClient(),
      onUse: pageObserver.used,
      onFailure: pageObserver.failed,
    }),
    followPages: pageObserver.followPages,
    loadContainer,
    toComponent: async (...given) =>
      (await loadLater<MountableScript>('mountable.js')).toComponent(shareScope(), ...given),
    addFaces: () => loadLater('furtherFaces.js'),
  });
}
