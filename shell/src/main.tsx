import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './inUse.later.css';
import './page.forced.css';
import './page.print.css';
import { inTasks } from './inTasks';
import { pageObserver } from './observation/pageObserver';
import { loadPreviewTools } from './preview/previewTools';
import { fetchAhead } from './start/fetchAhead';
import { startMoment } from './start/startMoment';

// Before anything can fail.
pageObserver.start();

fetchAhead();

// Each needs what stands before it. All at once, an old phone would answer nobody for a quarter of a second.
void inTasks([
  startMoment,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createStore"] */ '@site/shared'),
  loadPreviewTools,
  () => import(/* webpackMode: "eager" */ './startPage'),
]);
