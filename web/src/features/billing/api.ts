export { ProNeeded } from './pro-needed.tsx';
