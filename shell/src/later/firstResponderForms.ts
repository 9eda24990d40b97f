import { checkForms } from '../early/forms';
import { respond } from '../early/respond';

// Publishers know this script by the name of its file: in pages whose forms have `checks` it stands in place of the other.
checkForms();
respond();
