import type { ReactNode } from 'react';
import * as ui from '../src/index.ts';

const nothing = () => undefined;
const cell = (children: ReactNode, key?: string) => <div key={key}>{children}</div>;

export const marks = () => (
  <div className="column gap-4">
    <div className="row flex-wrap">
      {(['primary', 'hot', 'outline', 'soft', 'ghost', 'danger'] as const).map((tone) => (
        <ui.Button key={tone} tone={tone}>
          {tone}
        </ui.Button>
      ))}
      <ui.Button disabled>Sold out</ui.Button>
      <ui.Button busy>Holding your seats</ui.Button>
      <ui.Button size="s" tone="outline" icon={ui.calendarIcon}>
        Small
      </ui.Button>
      <ui.Button size="l" tone="hot">
        Book Sat 28 Nov, 14:10
      </ui.Button>
      <ui.ButtonLink href="#" tone="outline">
        A link
      </ui.ButtonLink>
    </div>
    <div className="row flex-wrap">
      {Object.entries(ui)
        .filter(([name, d]) => name.endsWith('Icon') && typeof d === 'string')
        .map(([name, d]) => (
          <span key={name} title={name}>
            <ui.Icon d={String(d)} size="l" />
          </span>
        ))}
    </div>
    <div className="row flex-wrap gap-4">
      <ui.Price amount="HK$248" was="HK$320" wasWord="was" />
      <ui.Price amount="HK$480" before="From" />
      <ui.Price amount="HK$1,380" size="l" was="HK$1,880" wasWord="was" />
      <ui.Score value="4.8" count="(1,284)" label="4.8 out of 5, 1,284 reviews" />
      <ui.Stars value={4} label="4 out of 5" />
      <ui.CoinMark />
      <ui.CoinMark size="l" />
      <ui.Avatar name="Ka Yan" />
      <ui.Avatar name="嘉欣" size="l" />
      <ui.IconButton icon={ui.heartIcon} label="Save" look="line" />
    </div>
    <div className="row flex-wrap">
      {(['neutral', 'brand', 'hot', 'ok', 'warn', 'bad', 'info', 'coin'] as const).map((tone) => (
        <ui.Tag key={tone} tone={tone} size="m">
          {tone}
        </ui.Tag>
      ))}
      <ui.Tag tone="brand" icon={ui.boltIcon}>
        Instant confirmation
      </ui.Tag>
    </div>
  </div>
);

const scene = (sky: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><path fill="${sky}" d="M0 ` +
      `0h96v72H0z"/><circle cx="70" cy="20" r="8" fill="#f3b53c"/><path fill="${land}" d="m0 60 ` +
      `28-30 18 18 14-10 36 30v10H0z"/></svg>`,
  )}`;
const picture = (sky: string, land: string) => (
  <ui.Picture src={scene(sky, land)} alt="" width={960} height={720} sizes="25vw" ratio="fill" />
);
const heart = <ui.IconButton icon={ui.heartIcon} label="Save" look="art" pressed={false} />;
const score = <ui.Score value="4.7" count="(1,907)" label="4.7 out of 5, 1,907 reviews" />;

export const cards = () => (
  <ui.CardGrid>
    <ui.ProductCardFrame
      href="#"
      title="Sunset harbour sail with a drink on deck"
      picture={picture('#9cc9c4', '#0b5a45')}
      save={heart}
      nook={<ui.Ribbon tone="hot">Only 6 left tonight</ui.Ribbon>}
      place="Tsim Sha Tsui"
      score={score}
      price={<ui.Price amount="HK$248" was="HK$320" wasWord="was" />}
    />
    <ui.ProductCardFrame
      href="#"
      title="Harbour-view staycation with breakfast and 14:00 late checkout"
      picture={picture('#f0c9a0', '#c8391a')}
      save={<ui.IconButton icon={ui.heartIcon} label="Save" look="art" pressed />}
      nook={
        <ui.Ribbon tone="hot" mark="clock" label="Ends tonight">
          05:42:18
        </ui.Ribbon>
      }
      place="North Point"
      score={score}
      price={<ui.Price amount="HK$1,380" was="HK$1,880" wasWord="was" />}
    />
    <ui.ProductCardFrame
      href="#"
      soldOut
      title="Private heritage tram, two hours"
      picture={picture('#cdd8e0', '#45544e')}
      save={heart}
      nook={<ui.Ribbon mark="none">Sold out</ui.Ribbon>}
      place="Causeway Bay"
      score={score}
      price={<ui.Price amount="HK$2,480" before="From" />}
    />
    <ui.ProductCardFrame
      href="#"
      title="窰爐比隔壁的電梯還要老"
      picture={picture('#e9d8b8', '#7a5200')}
      save={heart}
      nook={
        <ui.Ribbon tone="coin" mark="coin">
          Earn 59 Tapcoin
        </ui.Ribbon>
      }
      place="深水埗"
      score={score}
      price={<ui.Price amount="HK$480" after="起" />}
    />
    <ui.SkeletonCard />
  </ui.CardGrid>
);

const words: ui.CalendarWords = {
  title: () => 'November 2026',
  dayName: (day) => day,
  previous: 'Previous month',
  next: 'Next month',
  full: 'Full',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (long) => ({ long, short: long.charAt(0) }),
  ),
};
const days = Object.fromEntries(
  Array.from({ length: 30 }, (_, index): [string, ui.CalendarDay] => {
    const day = index + 1;
    const key = `2026-11-${String(day).padStart(2, '0')}`;
    if (day < 20) return [key, { state: 'past' }];
    if (day === 22) return [key, { state: 'full' }];
    if (day === 21) return [key, { state: 'few', price: '$480', note: '2 left' }];
    return [
      key,
      { state: 'open', price: day > 22 && day < 27 ? '$420' : '$480', deal: day > 22 && day < 27 },
    ];
  }),
);
const board = Object.fromEntries(
  Object.entries(days).map(([day, data]) => [
    day,
    {
      ...data,
      price: undefined,
      note:
        data.note ?? (data.state === 'open' ? 'Open' : data.state === 'full' ? 'Full' : 'Closed'),
      state: day.endsWith('28') ? ('mine' as const) : data.state,
    },
  ]),
);

export const choices = () => (
  <div className="split r">
    <div className="column gap-6">
      <ui.ChipGroup
        legend="Glaze"
        value="b"
        onChange={nothing}
        options={[
          { value: 'a', label: 'Celadon' },
          { value: 'b', label: 'Ferry green' },
          { value: 'c', label: 'Milk tea' },
          { value: 'd', label: 'Cobalt', unavailable: true, reason: 'Fired out' },
        ]}
      />
      <div className="row flex-wrap">
        <ui.Chip selected>This weekend</ui.Chip>
        <ui.Chip icon={ui.calendarIcon}>Pick a date</ui.Chip>
        <ui.RemovableChip aria-label="Remove Under HK$800">Under HK$800</ui.RemovableChip>
      </div>
      <ui.Dropdown
        label="Meeting point"
        value="7"
        onChange={nothing}
        options={[{ value: '7', label: 'Pier 7, Star side' }]}
      />
      <ui.RatingInput
        legend="Overall"
        value={4}
        onChange={nothing}
        words={['Not for me', 'So-so', 'Fine', 'Liked it', 'Loved it']}
        size="l"
      />
      <ui.RangeField
        legend="Price per person"
        min={0}
        max={1600}
        value={[0, 800]}
        onChange={nothing}
        lowLabel="Lowest"
        highLabel="Highest"
        lowText="HK$0"
        highText="HK$800"
        bars={[2, 4, 6, 8, 9, 7, 5, 3, 2, 1, 1]}
      />
      <ui.Combobox
        label="Search"
        value="pott"
        onChange={nothing}
        options={[]}
        onPick={nothing}
        onSubmit={nothing}
        clearLabel="Clear"
        submitLabel="Search"
      />
      <ui.Calendar
        look="board"
        month="2026-11"
        onMonthChange={nothing}
        onChange={nothing}
        days={board}
        words={words}
        value="2026-11-24"
      />
    </div>
    <ui.Panel look="raised" corner="large">
      <div className="column gap-4">
        <ui.RadioCardGroup
          legend="Plan"
          value="1"
          onChange={nothing}
          options={[
            {
              value: '1',
              title: 'One piece, wheel-thrown',
              detail: '2.5 hours, glaze and firing included',
              price: 'HK$480',
            },
            {
              value: '2',
              title: 'Two people, one wheel',
              detail: 'Two pieces, side by side',
              price: 'HK$880',
            },
            { value: '3', title: 'Evening', unavailable: true, reason: 'Full until January' },
          ]}
        />
        <ui.Calendar
          month="2026-11"
          onMonthChange={nothing}
          onChange={nothing}
          days={days}
          words={words}
          value="2026-11-28"
          today="2026-11-20"
          min="2026-11"
        />
        <div className="row space-between">
          <span className="bold">People</span>
          <ui.Stepper
            label="People"
            value={2}
            min={1}
            onChange={nothing}
            lessLabel="Fewer"
            moreLabel="More"
          />
        </div>
        <div className="row space-between">
          <span className="bold">Gift box</span>
          <ui.Stepper
            label="Gift box"
            value={0}
            onChange={nothing}
            lessLabel="Fewer"
            moreLabel="More"
          />
        </div>
        <ui.Breakdown
          lines={[
            { id: '1', label: 'Two places', value: 'HK$960' },
            { id: '2', label: 'APP15', value: '−HK$15', tone: 'less' },
          ]}
          total={{ label: 'Total for 2', value: 'HK$945' }}
        />
        <ui.Button tone="hot" size="l" block>
          Book Sat 28 Nov, 14:10
        </ui.Button>
      </div>
    </ui.Panel>
  </div>
);

export const fields = () => (
  <div className="column gap-4">
    <ui.FormErrorSummary
      title="Two things to fix before you pay"
      attempt={0}
      errors={[
        { id: 'a', message: 'Enter a valid mobile number' },
        { id: 'b', message: 'Enter your name' },
      ]}
    />
    <ui.TextField
      id="b"
      label="Name"
      hint="As on your card"
      placeholder="Chan Ka Yan"
      icon={ui.userIcon}
    />
    <ui.TextField
      label="Email"
      optional="optional"
      error="Enter an email address"
      defaultValue="ka.yan@"
    />
    <ui.TextArea label="Review" countText={(length) => `${length} of 20`} defaultValue="Lovely" />
    <ui.PasswordField
      label="Password"
      showLabel="Show"
      concealLabel="Hide"
      strength={{ level: 2, text: 'Fair' }}
      defaultValue="abc"
    />
    <ui.PhoneField
      id="a"
      label="Mobile"
      codes={[{ value: '852', label: 'Hong Kong (+852)', short: '+852' }]}
      code="852"
      onCodeChange={nothing}
      codeLabel="Calling code"
      error="Enter a valid mobile number"
      defaultValue="1234 567"
    />
    <ui.CodeField
      label="Code"
      value="123"
      onChange={nothing}
      boxLabel={(position) => `Digit ${position} of 6`}
    />
    <ui.SelectField label="Sort" options={[{ value: '1', label: 'Best match' }]} />
    <ui.FileField label="Photos" prompt="Add photos" onFiles={nothing} />
    <ui.Checkbox label="Workshops" count="38" defaultChecked />
    <ui.Checkbox label="I agree to the terms" error="Tick this to go on" />
    <ui.Switch label="Use 200 Tapcoin" hint="You have 1,084" checked onChange={nothing} />
    <ui.Switch label="Anonymous" checked={false} onChange={nothing} />
    <ui.RadioGroup
      legend="Reason"
      value="1"
      onChange={nothing}
      options={[
        { value: '1', label: 'Plans changed' },
        { value: '2', label: 'Bought twice', hint: 'We check both orders' },
      ]}
    />
  </div>
);

export const layers = () => (
  <div className="column gap-6">
    <ui.Tabs
      label="Orders"
      value="1"
      onChange={nothing}
      tabs={[
        { id: '1', label: 'All' },
        { id: '2', label: 'Pending', badge: '1' },
        { id: '3', label: 'Completed' },
      ]}
    >
      A panel.
    </ui.Tabs>
    <ui.TabLinks
      label="Categories"
      items={[
        { href: '#1', label: 'Dining', icon: ui.diningIcon },
        { href: '#2', label: 'Workshops', icon: ui.workshopsIcon, current: true },
      ]}
    />
    <ui.Accordion
      items={[
        { id: 'q1', title: 'Can I bring my own design?', body: 'Yes.' },
        {
          id: 'q2',
          title: 'When do I collect my piece?',
          body: 'Three weeks after class.',
          open: true,
        },
      ]}
    />
    <ui.Menu
      label="Account menu, Ka Yan"
      trigger={
        <>
          <ui.Avatar name="Ka Yan" />
          <ui.Icon d={ui.chevronDownIcon} size="s" />
        </>
      }
      items={[]}
      align="start"
    />
  </div>
);

export const states = () => (
  <div className="column gap-6">
    <ui.CardGrid columns={3} as="div">
      {cell(
        <ui.EmptyState
          title="No vouchers yet"
          text="Your first one will wait here, even without signal."
          action={<ui.Button size="s">See what’s on tonight</ui.Button>}
        />,
      )}
      {cell(
        <ui.OfflineState
          title="You’re offline"
          text="Saved vouchers still open. Prices may have moved on."
          action={
            <ui.Button size="s" tone="outline">
              Open my vouchers
            </ui.Button>
          }
        />,
      )}
      {cell(
        <ui.ErrorState
          title="That didn’t load"
          text="It’s us, not you. Nothing was charged."
          action={
            <ui.Button size="s" tone="outline">
              Try again
            </ui.Button>
          }
        />,
      )}
    </ui.CardGrid>
    <div className="row gap-4 flex-wrap">
      <ui.Countdown
        look="ring"
        endsAt={1_476_000}
        initialNow={0}
        totalMs={1_800_000}
        label="Time left"
      />
      <ui.Countdown
        look="dial"
        words="Pay within"
        endsAt={1_476_000}
        initialNow={0}
        totalMs={1_800_000}
        label="Time left"
      />
      <ui.Countdown look="boxes" endsAt={20_538_000} initialNow={0} label="Time left" />
      <ui.Countdown endsAt={1_100_000} initialNow={0} label="Time left" />
      <ui.Spinner />
      <ui.Steps
        label="Steps"
        current={1}
        doneWord="done"
        items={[{ label: 'Choose' }, { label: 'Pay' }, { label: 'Go' }]}
      />
    </div>
    <ui.Meter
      label="Tapcoin"
      text="1,084, 96 waiting"
      parts={[
        { share: 0.5, look: 'solid' },
        { share: 0.1, look: 'outlined' },
        { share: 0.15, look: 'pale' },
        { share: 0.2, look: 'striped' },
      ]}
    />
    <ui.Histogram
      label="Scores"
      onSelect={nothing}
      rows={[
        { id: '5', label: '5', name: '5 stars, 612', count: '612', share: 0.9 },
        { id: '4', label: '4', name: '4 stars, 98', count: '98', share: 0.14, selected: true },
        { id: '1', label: '1', name: '1 star, 0', count: '0', share: 0 },
      ]}
    />
    <ui.Timeline
      label="Order"
      items={[
        { id: '1', title: 'Paid', time: '20 Nov 2026 19:05', state: 'done' },
        { id: '2', title: 'Ready to use', state: 'now', detail: 'Show it at the door' },
        { id: '3', title: 'Refunded', state: 'back' },
        { id: '4', title: 'Expires', time: '31 Jan 2027', state: 'next' },
      ]}
    />
    <ui.Note tone="warn" icon={ui.warningIcon} title="Money is moving">
      So not today.
    </ui.Note>
    <ui.Note icon={ui.shieldIcon}>Free change until 48 hours before.</ui.Note>
    <ui.Breadcrumbs
      label="Breadcrumb"
      items={[
        { label: 'Workshops', href: '#' },
        { label: 'Sham Shui Po', href: '#' },
        { label: 'Hands-on pottery: throw, glaze and fire one piece' },
      ]}
    />
    <ui.Pagination
      label="Pages"
      page={4}
      pages={12}
      hrefOf={(page) => `#${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />
    <ui.SkeletonText />
    <ui.Skeleton shape="title" width="half" />
  </div>
);
