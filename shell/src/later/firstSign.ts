import { firstSign } from '../start/firstSign';
import { startShell } from '../start/startShell';

void firstSign().then(startShell);
