import { firstInteraction } from '../start/firstInteraction';
import { startShell } from '../start/startShell';

// Publishers know this script by the name of its file.
void firstInteraction().then(startShell);
