// Like browser tests in `npm run test:all` (decision 23): these use real browsers, registries and a second system.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
