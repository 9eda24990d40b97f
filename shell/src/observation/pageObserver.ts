import { onIdle, renderedPattern } from '@site/shared/early';
import { configInPage, pinsInPage } from '../pageData';
import { loadLater } from '../remotes/loadScript';
import { createObserver } from './createObserver';
import { sendObservation } from './sendObservation';

export const pageObserver = createObserver({
  config: configInPage(),
  pins: pinsInPage(),
  firstPage: renderedPattern(document.getElementById('root')) ?? '*',
  send: (endpoint, observation) => sendObservation(endpoint, JSON.stringify(observation)),
  onIdle,
  loadReporter: loadLater,
});
