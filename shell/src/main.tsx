import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './inUse.later.css';
import './page.forced.css';
import './page.print.css';
import { fetchAhead } from './early/start/fetchAhead';
import { startMoment } from './early/start/startMoment';
import { inTasks } from './inTasks';
import { pageObserver } from './observation/pageObserver';
import { loadPreviewTools } from './preview/previewTools';

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
