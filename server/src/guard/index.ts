export { addGuard, type GuardSettings } from './addGuard';
