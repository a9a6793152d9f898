"""Draws how a training went, as SVG."""

WIDTH, HEIGHT, MARGIN = 640, 360, 56
LINES = (("trained", "#2b6cb0", "trained on"), ("held", "#c05621", "held back"))


def svg(log, title):
    values = [entry[name] for entry in log for name, _, _ in LINES]
    low, high = min(values), max(values)
    high = high if high > low else low + 1e-9
    last = log[-1]["samples"]

    def x(samples):
        return MARGIN + (WIDTH - 2 * MARGIN) * samples / last

    def y(loss):
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (loss - low) / (high - low)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
             'font-family="sans-serif" font-size="12">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
             f'<text x="{MARGIN}" y="24" font-size="14">{title}</text>',
             f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 16}" text-anchor="end">'
             f'{last / 1e6:g} million samples</text>']
    for loss in (low, high):
        parts.append(f'<text x="{MARGIN - 6}" y="{y(loss):.1f}" text-anchor="end">{loss:.4f}</text>'
                     f'<path d="M{MARGIN} {y(loss):.1f}H{WIDTH - MARGIN}" stroke="#ccc"/>')
    for row, (name, colour, label) in enumerate(LINES):
        points = " ".join(f'{x(entry["samples"]):.1f},{y(entry[name]):.1f}' for entry in log)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}"/>'
                     f'<text x="{WIDTH - MARGIN}" y="{44 + 16 * row}" text-anchor="end" '
                     f'fill="{colour}">{label}</text>')
    return "\n".join(parts) + "\n</svg>\n"
