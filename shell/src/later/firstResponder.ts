import { respond } from '../responder/respond';

// Publishers know this script by the name of its file.
respond();
