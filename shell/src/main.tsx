import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import { inTasks } from './inTasks';
import { pageObserver } from './observation/pageObserver';

// Before anything can fail.
pageObserver.start();

// Each needs what stands before it. All at once, an old phone would answer nobody for a quarter of a second.
void inTasks([
  () => import(/* webpackMode: "eager" */ './renderer'),
  () => import(/* webpackMode: "eager", webpackExports: ["createStore"] */ '@site/shared'),
  async () => (await import(/* webpackMode: "eager" */ './preview/previewTools')).loadPreviewTools(),
  () => import(/* webpackMode: "eager" */ './startPage'),
]);
