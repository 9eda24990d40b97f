import { checkForms } from '../early/forms';
import { respond } from '../early/respond';

// The publisher finds this script by its file name, and uses it instead of `firstResponder` in pages whose forms have `checks`.
checkForms();
respond();
