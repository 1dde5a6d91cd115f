import type { ReactElement } from 'react';

/**
 * A payload's long text: paragraphs at blank lines, lists where lines begin with a dash. Never
 * markup.
 */
export const Paragraphs = ({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string;
}): ReactElement => (
  <div className={['column gap-3', className].filter(Boolean).join(' ')}>
    {text
      .split(/\n{2,}/)
      .filter(Boolean)
      .map((block, index) => {
        const lines = block.split('\n');
        // Two paragraphs may be the same; their order never changes.
        const key = `${index}`;
        if (!lines.every((line) => line.startsWith('- '))) return <p key={key}>{block}</p>;
        return (
          <ul key={key}>
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        );
      })}
  </div>
);
