import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import './backoffice.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
