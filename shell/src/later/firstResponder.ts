import { respond } from '../early/respond';

// Publishers know this script by the name of its file.
respond();
