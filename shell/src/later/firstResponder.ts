import { respond } from '../early/respond';

// The publisher finds this script by its file name.
respond();
