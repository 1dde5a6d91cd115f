import { useQuery } from '@tanstack/react-query';
import { arrowIcon, Icon } from '@tapnook/ui';
import { useState } from 'react';
import { Loaded } from '../components/loaded.tsx';
import { useConsole } from '../data/console-context.ts';
import { useDeployAnswer } from '../data/queries.ts';
import { generationText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Column, Columns } from '../layout/columns.tsx';
import {
  ChangesSection,
  FindingsSection,
  VerdictSection,
  type Comparison,
} from '../panels/comparison-sections.tsx';
import { comparisonTargets } from '../panels/comparison-targets.ts';
import { CompatibilityTable } from '../panels/compatibility-table.tsx';
import styles from '../panels/comparison.module.css';

const Answer = ({ wish, answer }: Comparison) => {
  const { apps } = useConsole().state;
  const names = [...new Set([...apps.map(({ app }) => app), ...Object.keys(wish)])];
  return (
    <>
      <VerdictSection wish={wish} answer={answer} />
      <Columns side={<ChangesSection wish={wish} answer={answer} />}>
        <FindingsSection answer={answer} />
      </Columns>
      <CompatibilityTable board={answer.board} apps={names} />
    </>
  );
};

/** “Can I deploy?”: yes or no first, then the reasons, the nearest yes, and who fits whom. */
export const CompareScreen = () => {
  const { t } = useTexts();
  const { state, place } = useConsole();
  const [chosen, setChosen] = useState('newest');
  const targets = comparisonTargets(state, t);
  const target = targets.find(({ key }) => key === chosen) ?? targets[0];
  const wish = useQuery({
    queryKey: ['target', place.channel, state.generation, state.apps, target?.key],
    queryFn: async () => (await target?.versions()) ?? {},
  });
  const answer = useDeployAnswer(place.channel, wish.data, state.generation);
  return (
    <Column>
      <div className={styles.pick}>
        <div className={styles.side}>
          <span className="text-muted">{t('compare.from')}</span>
          <b>
            <span>{t(`channel.${place.channel}`)}</span>{' '}
            <span className="mono">{generationText(state.generation)}</span>
          </b>
        </div>
        <Icon d={arrowIcon} size="l" />
        <div className={styles.side}>
          <label className="text-muted" htmlFor="compare-to">
            {t('compare.to')}
          </label>
          <select
            id="compare-to"
            value={target?.key}
            onChange={(event) => setChosen(event.target.value)}
          >
            {targets.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Loaded of={answer}>{(data) => <Answer wish={wish.data ?? {}} answer={data} />}</Loaded>
    </Column>
  );
};
