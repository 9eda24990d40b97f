import { createReporter, type StartReporter } from '../observation/createReporter';
import { watchVitals } from '../observation/watchVitals';

export const startReporter: StartReporter = (options) => createReporter(options, watchVitals);
