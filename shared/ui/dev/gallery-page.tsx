import * as ui from '../src/index.ts';
import { cards, choices, fields, layers, marks, states } from './gallery-sections.tsx';

const SECTIONS = {
  Marks: marks,
  Cards: cards,
  Choosing: choices,
  Fields: fields,
  Layers: layers,
  States: states,
};

/** One section for each folder of the package. */
export const GalleryPage = () => (
  <main className="container">
    <ui.Logo />
    {Object.entries(SECTIONS).map(([name, section]) => (
      <section key={name} className="band" id={name}>
        <ui.SectionHead title={name} link={{ href: '#', label: 'All of them' }} />
        {section()}
      </section>
    ))}
  </main>
);
