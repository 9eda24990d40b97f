import later from './UnscriptedFilter.later.module.css';
import first from './UnscriptedFilter.module.css';

type Part = 'catalogue' | 'bar' | 'count' | 'clear' | 'choices' | 'found' | 'none' | 'counted' | 'places';

/** Classes of a part of the page for the unscripted filter. */
export const unscripted = (part: Part): string => [first[part], later[part]].filter(Boolean).join(' ');
