import { readDueServices } from '@site/shared/forms';
import { cachePolicy, calendarPath } from '@site/shared/serving';
import type { FastifyInstance } from 'fastify';
import { sendErrorPage } from '../http';
import { type CalendarFacts, calendarFile } from './calendarFile';

export type { CalendarFacts } from './calendarFile';

/** Answers with the services that the address names (`dueCalendarAddress`). */
export function addCalendar(app: FastifyInstance, facts: CalendarFacts, now = () => new Date()): void {
  app.get(calendarPath, (request, reply) => {
    const services = readDueServices(request.url.replace(/^[^?]*/, ''));
    if (!services) return sendErrorPage(reply, 400);
    const [productId, ...others] = new Set(services.map((service) => service.productId.toLowerCase()));
    const name = others.length === 0 ? `vencimento-${productId}` : 'vencimentos';
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.ics"`,
        // Reminders depend on the time of the request.
        'cache-control': cachePolicy.never,
      })
      .send(calendarFile(services, facts, now()));
  });
}
