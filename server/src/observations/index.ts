export { usualShare } from './fairShare';
export { addObservations, type ObservationOptions } from './observationService';
