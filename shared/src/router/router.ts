/** The router's parts that remotes use; whatever is not listed is not in the page. */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
} from 'react-router-dom';
