export { isRefusal, MessageRefusal } from './message-refusal.ts';
export { smsCountry, takeFromSmsBudget, type SmsBudgetEnv } from './sms-budget.ts';
export { createSmsSender, type DeliveryReport } from './sms-gateway.ts';
export { smsParts } from './sms-segments.ts';
export { readTwilioReport } from './twilio.ts';
export { readVonageReport } from './vonage.ts';
