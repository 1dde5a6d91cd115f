/** The part of react-router-dom that the storefront uses: the shell shares this façade under the library's own name. */
export { BrowserRouter, Link, Outlet, Route, Router, Routes, createPath, matchPath, matchRoutes, parsePath, useLocation, useMatch, useNavigate, useParams, useSearchParams } from 'react-router';
