import { createReporter, type StartReporter } from '../observation/createReporter';

export const startReporter: StartReporter = (options) => createReporter(options);
