/** The types of the wire by short names; `schema.d.ts` is generated from the server's OpenAPI. */

import type { ALERT_KINDS, TOKEN_SCOPES } from './constants';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type HouseInfo = Schemas['HouseInfo'];
export type HousePage = Schemas['HousePage'];
export type Keeping = Schemas['Keeping'];
export type NewSeat = Schemas['NewSeat'];
export type ClockPlan = Schemas['ClockPlan'];
export type NewTable = Schemas['NewTable'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableSummary = Schemas['TableSummary'];
export type TablePage = Schemas['TablePage'];
export type LegalMove = Schemas['LegalMove'];
export type LegalRange = Schemas['LegalRange'];
export type Legal = LegalMove | LegalRange;
export type Outcome = Schemas['Outcome'];
export type Refused = Schemas['Refused'];
export type Scope = (typeof TOKEN_SCOPES)[number];
export type TokenInfo = Schemas['TokenInfo'];
export type MadeToken = Schemas['MadeToken'];
export type Hint = Schemas['Hint'];
export type Idea = Schemas['Idea'];
export type Outlook = Schemas['Outlook'];
export type EffectTold = Schemas['EffectTold'];
export type MoveEffects = Schemas['MoveEffects'];
export type AskPlan = Schemas['AskPlan'];
export type PlanChoice = Schemas['PlanChoice'];
export type PlanShown = Schemas['PlanShown'];
export type TargetReason = Schemas['TargetReason'];
export type Sheet = Schemas['Sheet'];
export type ScoreSheet = Schemas['ScoreSheet'];
export type ScoreCategory = Schemas['Category'];
export type Score = Schemas['Score'];
export type AnnotationStatus = Schemas['AnnotationStatus'];
export type Annotation = Schemas['Annotation'];
export type TurningPoint = Schemas['TurningPoint'];
export type Answer = Schemas['Answer'];
export type GameInfo = Schemas['GameInfo'];
export type Paragraph = Schemas['Paragraph'];
export type Chapter = Schemas['Chapter'];
export type Rulebook = Schemas['Rulebook'];
export type Aid = Schemas['Aid'];
export type AidCell = Schemas['AidCell'];
export type CoachState = Schemas['CoachState'];
export type CoachCommand = Schemas['CoachCommand'];
export type FigureInfo = Schemas['FigureInfo'];
export type PuzzleList = Schemas['PuzzleList'];
export type PuzzleState = Schemas['PuzzleState'];
export type PuzzleCommand = Schemas['PuzzleCommand'];
export type CourseInfo = Schemas['CourseInfo'];
export type LessonState = Schemas['LessonState'];
export type LessonCommand = Schemas['LessonCommand'];
export type Watched = Schemas['Watched'];
export type Verified = Schemas['Verified'];
export type Chat = Schemas['Chat'];
export type Presence = Schemas['Presence'];
export type Lobby = Schemas['Lobby'];
export type BotLevels = Schemas['BotLevels'];
export type Leaderboard = Schemas['Leaderboard'];
export type RatedRow = Schemas['RatedRow'];
export type RatingShown = Schemas['RatingShown'];
export type SeatRating = Schemas['SeatRating'];
export type OwnRatings = Schemas['OwnRatings'];
export type NewLeague = Schemas['NewLeague'];
export type LeaguePage = Schemas['LeaguePage'];
export type LeagueSummary = Schemas['LeagueSummary'];
export type LeagueInfo = Schemas['LeagueInfo'];
export type StandingInfo = Schemas['StandingInfo'];

/** An event of any game or of the server itself; boards use their own game's `GameEvent`. */
export type WireEvent = Schemas['Event'];
export type Told = Schemas['ToldPly'];
export type Snapshot = Schemas['Snapshot'];
export type Update = Schemas['Update'];

export type AdminOrder = Schemas['AdminOrder'];
export type Channel = Schemas['Channel'];
export type ChannelKind = Channel['kind'];
export type Notifications = Schemas['Notifications'];
export type Preferences = Schemas['Preferences'];
export type AlertKind = (typeof ALERT_KINDS)[number];
export type NewChannel = Schemas['NewChannel'];
export type AddedChannel = Schemas['AddedChannel'];
export type Tested = Schemas['Tested'];
export type Mute = Schemas['Mute'];
export type MailLinkUsed = Schemas['MailLinkUsed'];
export type NotifyQueue = Schemas['NotifyQueue'];
export type NotifyOrder = Schemas['NotifyOrder'];
export type Profile = Schemas['Profile'];
export type Statistics = Schemas['Statistics'];
export type PlayedMatch = Schemas['PlayedMatch'];
export type MatchPage = Schemas['MatchPage'];
export type Privacy = Schemas['Privacy'];
export type Friends = Schemas['Friends'];
export type SessionInfo = Schemas['SessionInfo'];
export type VacationPlan = Schemas['VacationPlan'];
export type Pong = Schemas['Pong'];
export type Announcement = Schemas['Announcement'];
export type Message = Snapshot | Update | Answer | Chat | Presence | Pong | Announcement;
export type LobbyMessage = Schemas['Lobby'] | Schemas['LobbyChanges'] | Schemas['YourTurn'] | Announcement;

type Without<Kind> = Omit<Kind, 'key' | 'seq'>;
/** A command as the page writes it; key and seq are put in when it is sent. */
export type Command =
  | Without<Schemas['PlayMoves']>
  | Without<Schemas['AskUndo']>
  | Without<Schemas['AnswerUndo']>
  | Without<Schemas['Say']>
  | Without<Schemas['GoAway']>
  | Without<Schemas['ComeBack']>
  | Without<Schemas['Resign']>
  | Without<Schemas['Replace']>
  | Without<Schemas['AskHold']>
  | Without<Schemas['AnswerHold']>
  | Without<Schemas['EndHold']>
  | Without<Schemas['AnswerSeat']>;
