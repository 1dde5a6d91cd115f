import { hongKongInstant } from './dates.ts';

/** What a calendar keeps of a visit. `day` in Hong Kong, `time` absent for a whole day. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly time: string | null;
  readonly place: string;
  readonly note: string;
  /** Takes the visit out of the calendar that knows its `id`. */
  readonly isCanceled?: boolean;
}
/**
 * Who sends a calendar entry to whom by mail, as addresses. Mail programs change and remove an
 * entry by itself only when it names both (RFC 5546).
 */
export interface CalendarPeople {
  readonly organizer: string;
  readonly attendee: string;
}
const HOURS = 2;
const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n?|\n/g, '\\n');
const stamp = (instant: string): string => instant.replace(/[-:]/g, '').replace(/\.\d+/, '');
/** How many octets of UTF-8 a character takes. */
const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};
/** Lines of RFC 5545 are at most 75 octets; a longer one goes on after a space. */
const folded = (line: string): string => {
  const parts: string[] = [''];
  let size = 0;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (size + octets > 73) {
      parts.push('');
      size = 1;
    }
    parts[parts.length - 1] += letter;
    size += octets;
  }
  return parts.join('\r\n ');
};

const peopleLines = ({ organizer, attendee }: CalendarPeople): readonly string[] => [
  `ORGANIZER;CN=TapNook:mailto:${organizer}`,
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
];

const linesOf = (
  entry: CalendarEntry,
  now: string,
  people: readonly string[],
): readonly string[] => {
  const start = entry.time ? hongKongInstant(entry.day, entry.time) : '';
  const time = entry.time
    ? [
        `DTSTART:${stamp(new Date(start).toISOString())}`,
        `DTEND:${stamp(new Date(Date.parse(start) + HOURS * 3_600_000).toISOString())}`,
      ]
    : [`DTSTART;VALUE=DATE:${entry.day.replace(/-/g, '')}`];
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@tapnook`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(Date.parse(now) / 1000)}`,
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...time,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.note)}`,
    ...people,
    'END:VEVENT',
  ];
};

const fileOf = (method: string, events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TapNook//Vouchers//EN',
    `METHOD:${method}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/**
 * An iCalendar file (RFC 5545) to be opened; an entry takes the place of an earlier file's of the
 * same `id`. `now` in ISO 8601.
 */
export const calendarFile = (entries: readonly CalendarEntry[], now: string): string =>
  fileOf(
    'PUBLISH',
    entries.flatMap((entry) => linesOf(entry, now, [])),
  );

/**
 * An iCalendar message (RFC 5546): a mail program puts the visit into the calendar, moves it, or
 * takes it out.
 */
export const calendarMessage = (
  entry: CalendarEntry,
  now: string,
  people: CalendarPeople,
): string =>
  fileOf(entry.isCanceled ? 'CANCEL' : 'REQUEST', linesOf(entry, now, peopleLines(people)));
