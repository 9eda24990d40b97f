import { useLocation } from '@site/shared';
import { placeInAddress } from '../filter/filterRules';
import { useChosen } from './chosen';
import { comparePath } from './comparePath';

/** Address of the comparison of the chosen products, for the place that the list's address selects. */
export function useChosenPath(): string {
  const { search, hash } = useLocation();
  return comparePath(useChosen(), placeInAddress(search, hash)?.id);
}
