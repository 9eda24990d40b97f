import { onIdle, renderedPattern } from '@site/shared/early';
import { configInPage, pinsInPage } from '../pageData';
import { loadScript } from '../remotes/loadContainer';
import { createObserver } from './createObserver';
import { loadLater } from './loadLater';
import { sendObservation } from './sendObservation';

export const pageObserver = createObserver({
  config: configInPage(),
  pins: pinsInPage(),
  firstPage: renderedPattern(document.getElementById('root')) ?? '*',
  send: (endpoint, observation) => sendObservation(endpoint, JSON.stringify(observation)),
  onIdle,
  loadReporter: (script) => loadLater(script, loadScript),
});
