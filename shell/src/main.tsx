import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import { inTasks } from './inTasks';
import { pageObserver } from './observation/pageObserver';
import { loadPreviewBadge, loadPreviewTools } from './preview/previewTools';
import { firstSign } from './start/firstSign';

// Before anything can fail.
pageObserver.start();
void loadPreviewBadge();

// Each needs what stands before it. All at once, an old phone would answer nobody for a quarter of a second.
void inTasks([
  firstSign,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createStore"] */ '@site/shared'),
  loadPreviewTools,
  () => import(/* webpackMode: "eager" */ './startPage'),
]);
