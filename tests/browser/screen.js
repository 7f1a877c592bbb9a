// What is wrong with a table as a screen; with `words`, writing in panels and cards is compared with what is drawn there, too. Boxes have a tolerance of a pixel and a half; what is not drawn has no box.
(words = false) => {
  const faults = [];
  const slack = 1.5;
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0;
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.getAttribute('aria-label')?.slice(0, 50) ?? (node.className.baseVal ?? node.className) ?? node.tagName;
  const inside = (small, large) => small.left >= large.left - slack && small.top >= large.top - slack && small.right <= large.right + slack && small.bottom <= large.bottom + slack;
  const touch = (one, other, by = slack) => one.left < other.right - by && other.left < one.right - by && one.top < other.bottom - by && other.top < one.bottom - by;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const widened = (rect) => ({ left: rect.left, right: rect.right, top: rect.top - 3, bottom: rect.bottom + 3 }); // lines are higher than letters
  /** Words in HTML that are neither shortened nor laid over something on purpose. */
  const writing = (zone) => {
    const found = [];
    const walker = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || node instanceof SVGElement || !shown(node) || node.closest('.sr-only')) continue;
      const style = getComputedStyle(node);
      if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none' || style.position === 'absolute') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const rect = range.getBoundingClientRect();
      if (rect.width > 0) found.push({ node, text, rect });
    }
    return found;
  };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const mode = document.querySelector('[data-mode]')?.dataset.mode;
  if (!mode) return ['no table'];
  const small = mode.startsWith('phone');
  // At the end of a match a phone shows the final sheet where the hand was.
  const mine = document.querySelector('.seat.mine') !== null && !(mode === 'phone' && document.querySelector('[data-outcome]'));
  for (const zone of ['bar', 'board', 'seats', 'decision', 'tabs', ...(mine ? ['own'] : [])]) {
    const found = all(`[data-zone=${zone}]`);
    if (found.length !== 1) faults.push(`zone ${zone} is there ${found.length} times`);
    else if (!inside(box(found[0]), screen)) faults.push(`zone ${zone} is not on the screen`);
  }
  const zones = all('[data-zone]');
  zones.forEach((one, at) => zones.slice(at + 1).forEach((other) => {
    if (touch(box(one), box(other))) faults.push(`${one.dataset.zone} lies on ${other.dataset.zone}`);
  }));
  const bar = all('[data-zone=bar]')[0];
  if (bar && box(bar).height > 44 + slack) faults.push('the bar is too high');
  const board = all('[data-zone=board]')[0];
  const coached = document.querySelector('[data-coach]') ? 30 : 0; // its strip, folded
  const leastHeight = mode === 'phone' ? 212 - coached : 150;
  if (board && (box(board).width < 200 || box(board).height < leastHeight - slack)) faults.push(`the board has only ${box(board).width} x ${box(board).height}`);
  const within = (selector, zone) => {
    const frame = all(`[data-zone=${zone}]`)[0];
    if (!frame) return;
    const children = [...frame.querySelectorAll(selector)].filter(shown);
    for (const child of children) if (!inside(box(child), box(frame))) faults.push(`${name(child)} is cut off in ${zone}`);
  };
  within('[data-seat], .seat .head, .chip', 'seats');
  within('[data-piece]', 'own');
  within('[data-panel]', 'panels');
  // A panel scrolls inside itself as the last resort; what has to be chosen there is in sight.
  for (const panel of all('[data-panel]')) {
    const body = panel.querySelector('.body');
    const frame = body && box(body);
    const scrolls = body && body.scrollHeight > body.clientHeight + slack;
    if (body && body.scrollWidth > body.clientWidth + slack) faults.push(`panel ${panel.dataset.panel} is too narrow`);
    if (frame && frame.height < 20) faults.push(`panel ${panel.dataset.panel} has only ${frame.height} px`);
    if (!scrolls) for (const piece of [...panel.querySelectorAll('[data-piece]')].filter(shown)) if (!inside(box(piece), box(panel))) faults.push(`${name(piece)} is cut off in panel ${panel.dataset.panel}`);
    const lit = scrolls ? [...panel.querySelectorAll('[data-target].lit')] : [];
    if (lit.length && !lit.some((piece) => inside(box(piece), frame))) faults.push(`nothing that can be chosen in panel ${panel.dataset.panel} is in sight`);
  }
  for (const card of all('[data-seat]')) {
    // Facts lie in whole rows: those that find no row are left out, the two that matter most never.
    const rows = card.querySelector('.facts');
    const facts = [...card.querySelectorAll('.fact')].filter(shown);
    const left = facts.filter((fact) => box(fact).top >= box(rows).bottom - slack);
    if (facts.some((fact, at) => at < 2 && left.includes(fact))) faults.push(`a fact that matters is left out on the card of seat ${card.dataset.seat}`);
    const parts = [...card.querySelectorAll('.head, .now, .fact, .chip')].filter((part) => shown(part) && !left.includes(part));
    for (const part of parts) if (!inside(box(part), box(card))) faults.push(`${name(part)} is cut off on the card of seat ${card.dataset.seat}`);
    parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => {
      if (touch(box(one), box(other))) faults.push(`${name(one)} lies on ${name(other)} on the card of seat ${card.dataset.seat}`);
    }));
  }
  const panels = all('[data-panel]');
  panels.forEach((one, at) => panels.slice(at + 1).forEach((other) => {
    if (touch(box(one), box(other))) faults.push(`panel ${one.dataset.panel} lies on ${other.dataset.panel}`);
  }));
  const moves = all('[data-zone=decision] :is([data-move], [data-kind])');
  if (!document.querySelector('.moves.list') && moves.length > 6) faults.push(`${moves.length} buttons`);
  moves.forEach((one, at) => moves.slice(at + 1).forEach((other) => {
    if (touch(box(one), box(other))) faults.push(`buttons ${name(one)} and ${name(other)} lie on each other`);
  }));
  const room = all('[data-zone=decision]')[0];
  if (room && !small && !document.querySelector('.moves.list, [data-coach]')) {
    for (const move of moves) if (!inside(box(move), box(room))) faults.push(`button ${move.textContent.trim().slice(0, 30)} is cut off`);
  }
  const decision = all('[data-zone=decision] .prompt')[0];
  if (decision && !inside(box(decision), screen)) faults.push('the prompt is not on the screen');
  const spaced = (rect) => ({ left: rect.left - 5, right: rect.right + 5, top: rect.top, bottom: rect.bottom }); // or two names on a line read as one
  const labels = all('.map-label').map((node) => ({ node, box: box(node) })).filter((label) => board && touch(label.box, box(board)));
  labels.forEach((one, at) => labels.slice(at + 1).forEach((other) => {
    if (touch(spaced(one.box), other.box)) faults.push(`names collide: ${one.node.textContent.trim()} and ${other.node.textContent.trim()}`);
  }));
  const ships = all('[data-zone=board] [data-fleet]').map(box);
  for (const label of labels.filter(({ node }) => node.matches('[data-sea]'))) if (ships.some((ship) => touch(ship, label.box, 3))) faults.push(`a ship lies on ${label.node.textContent.trim()}`);
  for (const zone of words ? all('[data-zone=seats], [data-zone=own], [data-zone=panels]') : []) {
    const drawings = [...zone.querySelectorAll('svg')].filter(shown).map(box);
    for (const { node, text, rect } of writing(zone)) {
      const piece = node.closest('[data-piece]');
      if (piece && !inside(rect, widened(box(piece)))) faults.push(`${text} sticks out of ${name(piece)}`);
      if (drawings.some((drawing) => touch(drawing, rect, 3))) faults.push(`${text} lies on a drawing in ${zone.dataset.zone}`);
    }
  }
  for (const open of all('[data-zone=tabs] [role=tabpanel]')) if (room && touch(box(open), box(room))) faults.push('the open tab lies on the decision');
  for (const title of all('[data-zone=tabs] .list .title')) {
    if (title.scrollWidth > title.clientWidth + slack || title.scrollHeight > title.clientHeight + slack) faults.push(`tab ${title.textContent} is cut off`);
  }
  for (const tab of all('[data-zone=tabs] [role=tab]')) if (!inside(box(tab), screen)) faults.push(`tab ${tab.textContent.trim()} is not on the screen`);
  for (const toast of all('[data-toast]')) if (box(toast).height > 80) faults.push(`the toast hides ${box(toast).height} px of the board`);
  const bubble = document.querySelector('[data-bubble]');
  if (bubble && !inside(box(bubble), screen)) faults.push('the bubble is not on the screen');
  for (const card of all('.card-face')) {
    const [value, symbol] = [card.querySelector('.value'), card.querySelector('.symbol')];
    if (value && symbol && touch(box(value), box(symbol), 0)) faults.push(`value ${value.textContent} touches its symbol`);
  }
  for (const node of document.querySelectorAll('[data-zone] *')) {
    if (node.children.length === 0 && /\{ ?\$/.test(node.textContent) && shown(node)) faults.push(`unfilled text: ${node.textContent}`);
  }
  return [...new Set(faults)].slice(0, 12);
}
