import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import 'uplot/dist/uPlot.min.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
