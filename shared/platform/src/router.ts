/**
 * The part of react-router-dom that the storefront uses: the shell shares this façade under the
 * library's own name.
 */
export {
  BrowserRouter,
  Route,
  Routes,
  matchPath,
  matchRoutes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
