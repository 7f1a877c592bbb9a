// What is wrong with a table in play, after the motion of a move has ended: writing too small, scaled or covered, the main panel of the phase out of sight.
// The pointer rests where it clicked. Answers { faults, least }: the smallest writing of each zone in pixels.
() => {
  const faults = [];
  const slack = 1.5;
  const box = (node) => node.getBoundingClientRect();
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0;
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter(shown);
  const round = (number) => Math.round(number * 10) / 10;
  const brief = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const name = (node) => brief(node.getAttribute('aria-label') ?? node.dataset.move ?? node.dataset.kind ?? node.dataset.target ?? node.textContent ?? node.tagName);
  const touch = (one, other, by = slack) => one.left < other.right - by && other.left < one.right - by && one.top < other.bottom - by && other.top < one.bottom - by;
  const root = document.querySelector('[data-mode]');
  if (!root) return { faults: ['no table'], least: {} };
  const phone = root.dataset.mode.startsWith('phone');
  const floor = phone ? 10 : 11;

  /** What of a box can be seen through all that scrolls or clips around it. */
  const seen = (node) => {
    let { left, top, right, bottom } = box(node);
    for (let at = node.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = box(at);
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 0 && bottom - top > 0 ? { left, top, right, bottom } : null;
  };

  /** Pixels on the screen for one of the node's own. */
  const scaleOf = (node) => {
    if (node instanceof SVGElement) {
      const matrix = node.getScreenCTM?.();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let scale = 1;
    for (let at = node; at; at = at.parentElement) {
      const { transform, scale: own } = getComputedStyle(at);
      if (transform !== 'none') {
        const matrix = new DOMMatrixReadOnly(transform);
        scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
      if (own !== 'none') scale *= parseFloat(own);
    }
    return scale;
  };

  const least = {};
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!/[\p{L}\p{N}]/u.test(text) || node.closest('.sr-only, title, option') || !shown(node) || !seen(node)) continue;
    if (getComputedStyle(node).clipPath !== 'none' || parseFloat(getComputedStyle(node).textIndent) > 0) continue;
    const zone = node.closest('[data-zone]')?.dataset.zone ?? 'other';
    const scale = scaleOf(node);
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    least[zone] = Math.min(least[zone] ?? Infinity, round(size));
    if (size < floor - 0.05) faults.push(`${zone}: writing of ${round(size)} px (${brief(text)}${node instanceof SVGElement ? ` in ${name(node.closest('[data-key], [data-piece], [data-panel]') ?? node)}` : ''})`);
    if (!(node instanceof SVGElement) && Math.abs(scale - 1) > 0.01) faults.push(`${zone}: writing is scaled by ${round(scale)} (${brief(text)})`);
  }
  for (const panel of all('[data-zone=panels] [data-panel]')) {
    const frame = box(panel.closest('[data-zone]'));
    const scale = scaleOf(panel);
    const free = 1 - (Math.max(...all('[data-panel]', panel.closest('[data-zone]')).map((each) => box(each).bottom)) - frame.top) / frame.height;
    if (scale < 0.99 && free > 0.3) faults.push(`panel ${panel.dataset.panel} is drawn at ${Math.round(scale * 100)} % with ${Math.round(free * 100)} % of its height free`);
  }

  for (const body of all('[data-panel] .body')) if (body.scrollWidth > body.clientWidth + slack) faults.push(`panel ${body.closest('[data-panel]').dataset.panel} is ${body.scrollWidth - body.clientWidth} px too narrow`);

  /** What lies on a node at its visible middle or corners, if it is nothing of its own. */
  const cover = (node) => {
    const rect = seen(node);
    if (!rect) return 'nothing of it is visible';
    const places = [[0.5, 0.5], [0.1, 0.3], [0.9, 0.3], [0.1, 0.7], [0.9, 0.7]];
    for (const [dx, dy] of places) {
      const top = document.elementFromPoint(rect.left + dx * (rect.right - rect.left), rect.top + dy * (rect.bottom - rect.top));
      if (top && !node.contains(top) && !top.contains(node)) return `under ${brief(top.getAttribute('class') ?? top.tagName)}`;
    }
    return null;
  };
  const decision = all('[data-zone=decision]')[0];
  if (decision) {
    const prompt = all('.prompt', decision)[0];
    if (prompt && cover(prompt)) faults.push(`the question is covered: ${cover(prompt)}`);
    for (const button of all('[data-move], [data-kind], [data-confirm]', decision)) {
      const visible = seen(button);
      const [own, part] = [box(button), visible && (visible.bottom - visible.top) / box(button).height];
      if (button.closest('.moves.list')) {
        if (visible && part > 0.9 && cover(button)) faults.push(`choice ${name(button)} is covered: ${cover(button)}`);
      } else if (!visible || part < 0.9 || visible.right - visible.left < own.width * 0.9) faults.push(`choice ${name(button)} is cut off: ${round(own.height)} px, ${visible ? round(visible.bottom - visible.top) : 0} visible`);
      else if (cover(button)) faults.push(`choice ${name(button)} is covered: ${cover(button)}`);
    }
    const frame = box(decision);
    for (const node of all('[data-zone=decision], [data-coach], .moves.list', root)) {
      if (node.scrollWidth > node.clientWidth + slack) faults.push(`${brief(node.className)} scrolls sideways`);
    }
    if (frame.bottom > innerHeight + slack || frame.right > innerWidth + slack) faults.push('the decision leaves the screen');
  }
  // A lit piece on the board: neither knobs nor a bubble nor a toast may hide all of it.
  for (const piece of all('[data-target].lit', root)) {
    const rect = seen(piece);
    if (!rect) continue;
    const points = [[0.5, 0.5], [0.3, 0.4], [0.7, 0.6], [0.5, 0.85], [0.2, 0.2], [0.8, 0.25]];
    const on = points.map(([dx, dy]) => document.elementFromPoint(rect.left + dx * (rect.right - rect.left), rect.top + dy * (rect.bottom - rect.top)));
    const foreign = on.filter((top) => top && !piece.contains(top) && top.closest('.knobs, [data-toast], [data-bubble], [data-coach], [role=tabpanel]'));
    if (foreign.length === on.length) faults.push(`${name(piece)} is hidden by ${brief(foreign[0].getAttribute('class') ?? '')}`);
  }

  const main = root.dataset.main;
  const outcome = all('[data-outcome]')[0];
  if (outcome) {
    if (cover(outcome)) faults.push(`the end is covered: ${cover(outcome)}`);
    if (all('.score', root).length > document.querySelectorAll('[data-seat]').length) faults.push('the score stands twice');
  } else if (!main) faults.push('the phase names no main panel');
  else {
    const found = all(main === 'board' || main === 'own' ? `[data-zone=${main}]` : `[data-panel="${main}"]`)[0];
    const rect = found && seen(found);
    const high = rect && rect.bottom - rect.top;
    if (!rect) faults.push(`the main panel ${main} is not on the screen`);
    else if (high < Math.min(box(found).height, phone ? 120 : 100) - slack) faults.push(`the main panel ${main} shows ${round(high)} px of ${round(box(found).height)}`);
    else if (cover(found)) faults.push(`the main panel ${main} is covered: ${cover(found)}`);
  }

  for (const toast of all('[data-toast]')) {
    for (const zone of ['board', 'decision', 'own']) {
      const under = all(`[data-zone=${zone}]`)[0];
      if (under && touch(box(toast), box(under))) faults.push(`a toast lies on the zone ${zone}`);
    }
  }
  if (all('[data-bubble]').length && !document.querySelector('[data-reason]')) faults.push(`a bubble is open though the pointer has not moved (${brief(all('[data-bubble]')[0].textContent)})`);
  for (const node of all('[data-zone], [data-panel], [data-toast], [data-zone=own] [data-piece], [data-zone=seats] .name, [data-zone=decision] button', root)) {
    const rect = box(node);
    const isListed = node.closest('.moves.list, [role=tabpanel] .body, [data-scrolls]') && !node.matches('[data-zone]');
    if (!isListed && rect.width && (rect.left < -slack || rect.right > innerWidth + slack || rect.top < -slack || rect.bottom > innerHeight + slack)) faults.push(`${name(node)} leaves the screen`);
  }
  return { faults: [...new Set(faults)].slice(0, 12), least };
}
